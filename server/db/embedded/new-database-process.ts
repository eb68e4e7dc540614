// Creates the files of a new database in the folder given as its argument, then exits. See new-database.ts.
import { SharedSession } from './shared-session.ts'

const [folder = ''] = process.argv.slice(2)

// Ignores signals, because Ctrl-C reaches the whole process group: the shop ends the database process, which ends this one.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.once('disconnect', () => process.exit(1))

const session = await SharedSession.open(folder, () => process.exit(1))
await session.close()
process.exit(0)
