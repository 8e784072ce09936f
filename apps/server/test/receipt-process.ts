import { connect } from '../src/database/client.ts'
import { sendReceipts } from '../src/modules/orders/books/receipts/send-receipts.service.ts'
import { createTaxAuthority } from '../src/modules/tax-authority/index.ts'

/** A process of its own that sends what is due: database URL, settings of the authority as JSON, the time. */
const [url = '', settings = '', now = ''] = process.argv.slice(2)
const db = connect(url, { connections: 1 })
await sendReceipts({ db, readClock: () => new Date(now), taxAuthority: createTaxAuthority(JSON.parse(settings)) })
