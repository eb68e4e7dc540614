// Creates the files of a new database in the folder that its argument names. See new-database.ts.
import { SharedSession } from './shared-session.ts'

const [folder = ''] = process.argv.slice(2)

// Ignores signals: Ctrl-C reaches the whole process group. The shop ends the database process, which ends this process.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.once('disconnect', () => process.exit(1))

const session = await SharedSession.open(folder, () => process.exit(1))
await session.close()
process.exit(0)
