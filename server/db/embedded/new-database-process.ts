// Creates the files of a new database in the folder given as argument, then exits: see new-database.ts.
import { SharedSession } from './shared-session.ts'

const [folder = ''] = process.argv.slice(2)

// Ctrl-C reaches the whole process group; the database process ends with its shop, and this one with the database process.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.once('disconnect', () => process.exit(1))

const session = await SharedSession.open(folder, () => process.exit(1))
await session.close()
process.exit(0)
