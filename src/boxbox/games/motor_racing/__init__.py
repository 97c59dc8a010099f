"""Formula Motor Racing, a game by Reiner Knizia; `game` is all the rest of boxbox needs of it."""
