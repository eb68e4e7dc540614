// `npm run build`: the application anew, whatever was built before.
import { installIfNeeded } from './prepare.mjs'
import { build } from './prepare-build.mjs'

installIfNeeded()
build()
