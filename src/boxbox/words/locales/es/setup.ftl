# Lo que dice ./play antes de que haya un Python para hablar; una línea por mensaje.

setup-needs-python = hace falta Python 3.11 o posterior, y no se ha encontrado.
setup-get-python = En Debian o Ubuntu: { $command }
setup-installing = instalando { $packages }
setup-not-installed = apt-get ha fallado
setup-no-venv = este Python no puede crear un entorno virtual. Como root: { $command }
setup-making = preparándolo todo (una sola vez; tarda alrededor de medio minuto)
