// `npm run build`: the application anew, whatever was built before.
import { installShopIfNeeded } from './prepare.mjs'
import { build } from './prepare-build.mjs'

installShopIfNeeded()
build()
