// `npm run build`: rebuilds the whole application, even if it is up to date.
import { installShopIfNeeded } from './prepare.mjs'
import { build } from './prepare-build.mjs'

installShopIfNeeded()
build()
