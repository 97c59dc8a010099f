"""Race! Formula 90, a game by Alessandro Lala; `game` is all the rest of boxbox needs of it."""
