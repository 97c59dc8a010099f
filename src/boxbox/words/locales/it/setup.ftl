# Cosa dice ./play prima che ci sia un Python per parlare; una riga per messaggio.

setup-needs-python = serve Python 3.11 o più recente, e non è stato trovato.
setup-get-python = Su Debian o Ubuntu: { $command }
setup-installing = installo { $packages }
setup-not-installed = apt-get non è riuscito
setup-no-venv = questo Python non può creare un ambiente virtuale. Come root: { $command }
setup-making = preparo tutto (una volta sola; ci vuole circa mezzo minuto)
