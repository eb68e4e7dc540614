// `npm run build`: rebuilds the application, whatever was built before.
import { installShopIfNeeded } from './prepare.mjs'
import { build } from './prepare-build.mjs'

installShopIfNeeded()
build()
