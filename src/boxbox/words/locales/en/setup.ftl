# What ./play says before there is a Python to say anything; one line a message.

setup-needs-python = Python 3.11 or newer is needed and was not found.
setup-get-python = On Debian or Ubuntu: { $command }
setup-installing = installing { $packages }
setup-not-installed = apt-get failed
setup-no-venv = this Python can't make a virtual environment. As root: { $command }
setup-making = setting up (once; this takes about half a minute)
