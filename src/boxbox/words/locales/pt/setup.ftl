# O que ./play diz antes de haver um Python para falar; uma linha por mensagem.

setup-needs-python = é preciso Python 3.11 ou mais recente, e não foi encontrado.
setup-get-python = Em Debian ou Ubuntu: { $command }
setup-installing = a instalar { $packages }
setup-not-installed = o apt-get falhou
setup-no-venv = este Python não consegue criar um ambiente virtual. Como root: { $command }
setup-making = a preparar tudo (uma só vez; demora cerca de meio minuto)
