"""The walks that end in the browser use the browser of its tests."""

from tests.browser.conftest import arrive as arrive
from tests.browser.conftest import browser as browser
