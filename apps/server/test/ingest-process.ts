import { readFile } from 'node:fs/promises'
import { connect } from '../src/database/client.ts'
import { ingestPicture, openMediaStore } from '../src/modules/media/index.ts'

/** A process of its own that takes one picture into the shop and prints the asset's id: database URL, media folder, file. */
const [url = '', folder = '', file = ''] = process.argv.slice(2)
const pool = connect(url, { connections: 1 })
const store = await openMediaStore({ kind: 'disk', folder })
const { id } = await ingestPicture(pool, store, await readFile(file))
process.stdout.write(String(id))
await pool.end()
