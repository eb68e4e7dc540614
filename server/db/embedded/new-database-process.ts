// Creates the files of a new database in the folder that is given as its argument. See new-database.ts.
import { SharedSession } from './shared-session.ts'

const [folder = ''] = process.argv.slice(2)

// Ignores signals, because Ctrl-C reaches this process too. The shop ends the database process, and then this process ends as well.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.once('disconnect', () => process.exit(1))

const session = await SharedSession.open(folder, () => process.exit(1))
await session.close()
process.exit(0)
