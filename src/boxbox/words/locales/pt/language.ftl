# What the language calls itself, and the variety of it whose plurals, numbers and dates are used.
language-name = português
language-variety = pt-PT
