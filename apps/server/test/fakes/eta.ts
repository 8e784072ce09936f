import { createHash } from 'node:crypto'
import type { TaxAuthoritySettings } from '../../src/modules/tax-authority/tax-authority.settings.ts'
import { type Behaviour, type FakeProvider, type ProviderRequest, startProvider } from './provider.ts'

/** A receipt as the authority received it. */
export type FakeReceipt = ReturnType<typeof JSON.parse>

type Judged = {
  uuid: string
  receiptNumber: string
  status: 'Valid' | 'Invalid'
  errors: object[]
  receipt: FakeReceipt
}

export type FakeEta = FakeProvider & {
  settings: TaxAuthoritySettings
  /** Every copy that was taken, oldest first. */
  taken: Judged[]
  /** While false, submissions are not judged. */
  isJudging: boolean
  /** While false, the item codes of the seller are not registered. */
  isRegistered: boolean
  /** How many calls went to a path. */
  countCalls(part: string): number
}

/**
 * The eReceipt API of the tax authority as its public documents say. Behaviours of a submission: `refuse` cannot read it; `reject` takes none of its
 * receipts; `lost` takes them and its answer gets lost; `stuck` takes them and never answers; `twice` says that it has just had the same.
 * Behaviour of a login: `forbid`; of any other call: `expired`; of a question about a receipt: `blind`.
 */
export async function startEta(): Promise<FakeEta> {
  const state: State = { taken: [], submissions: new Map(), tokens: 0, isJudging: true, isRegistered: true }
  const provider = await startProvider((request, behaviour) => answer(state, request, behaviour))
  return {
    ...provider,
    settings: {
      apiUrl: provider.url,
      idUrl: provider.url,
      portalUrl: 'https://portal.example',
      clientId: 'client-1',
      clientSecret: 'a secret of the receipts',
      pos: { osVersion: 'os', model: '1', key: 'a shared key' },
      seller: {
        rin: '674859545',
        companyTradeName: 'نور للأجهزة',
        branchCode: '0',
        branchAddress: {
          country: 'EG',
          governate: 'Cairo',
          regionCity: 'Nasr City',
          street: '580 Industry Street',
          buildingNumber: '4',
        },
        deviceSerialNumber: 'POS-1',
        activityCode: '4759',
      },
      timeoutMs: 30_000,
    },
    taken: state.taken,
    get isJudging() {
      return state.isJudging
    },
    set isJudging(isJudging) {
      state.isJudging = isJudging
    },
    get isRegistered() {
      return state.isRegistered
    },
    set isRegistered(isRegistered) {
      state.isRegistered = isRegistered
    },
    countCalls: (part) => provider.requests.filter(({ path }) => path.includes(part)).length,
  }
}

type State = Pick<FakeEta, 'taken' | 'isJudging' | 'isRegistered'> & {
  submissions: Map<string, Judged[]>
  tokens: number
}

function answer(state: State, { path, headers, text }: ProviderRequest, behaviour: Behaviour) {
  if (path === '/connect/token') return logIn(state, headers, text, behaviour)
  if (behaviour === 'expired' || headers.authorization !== `Bearer token-${state.tokens}`)
    return { status: 401, body: '' }
  if (path === '/api/v1/receiptsubmissions') return submit(state, text, behaviour)
  const [, submission] = /^\/api\/v1\/receiptsubmissions\/([^/]+)\/details\?/.exec(path) ?? []
  if (submission !== undefined) return describeSubmission(state, submission)
  const [, uuid] = /^\/api\/v1\/receipts\/([^/]+)\/raw$/.exec(path) ?? []
  const copies = state.taken.filter((one) => one.uuid === uuid)
  const judged = copies.find(({ status }) => status === 'Valid') ?? copies[0]
  if (!judged || behaviour === 'blind') return { status: 404, body: '' }
  const { status, errors } = state.isJudging ? judged : { status: 'InProgress', errors: [] }
  return { status: 200, body: { rawDocument: '', receipt: { uuid, status, errors } } }
}

function logIn(state: State, headers: ProviderRequest['headers'], text: string, behaviour: Behaviour) {
  const form = new URLSearchParams(text)
  const isKnown =
    form.get('grant_type') === 'client_credentials' &&
    form.get('client_secret') === 'a secret of the receipts' &&
    headers.presharedkey === 'a shared key' &&
    headers.posserial === 'POS-1'
  if (!isKnown || behaviour === 'forbid') return { status: 400, body: { error: 'invalid_presharedkey' } }
  state.tokens += 1
  return { status: 200, body: { access_token: `token-${state.tokens}`, token_type: 'Bearer', expires_in: 3600 } }
}

function submit(state: State, text: string, behaviour: Behaviour) {
  if (behaviour === 'refuse')
    return { status: 400, body: { error: { code: 'BadStructure', message: 'Bad structure' } } }
  if (behaviour === 'twice')
    return { status: 422, body: { error: { message: 'Duplicate submission' } }, headers: { 'retry-after': '600' } }
  const receipts: FakeReceipt[] = JSON.parse(text).receipts
  if (receipts.length === 0 || receipts.length > 500) return { status: 400, body: { error: { message: 'Bad size' } } }
  const submission = `SUBMISSION${state.submissions.size + 1}`
  const names = receipts.map(({ header }) => ({ uuid: header.uuid, receiptNumber: header.receiptNumber }))
  if (behaviour === 'reject') {
    const error = { message: 'Validation error', details: [{ message: 'The item code is not registered' }] }
    return {
      status: 202,
      body: {
        submissionUUID: null,
        acceptedDocuments: [],
        rejectedDocuments: names.map((name) => ({ ...name, error })),
      },
    }
  }
  const judged = receipts.map((receipt, place) => {
    const one = judge(state, receipt, names[place] ?? { uuid: '', receiptNumber: '' })
    state.taken.push(one)
    return one
  })
  state.submissions.set(submission, judged)
  const taken = { submissionUUID: submission, acceptedDocuments: names, rejectedDocuments: [] }
  if (behaviour === 'stuck') return null
  return behaviour === 'lost' ? { status: 504, body: '' } : { status: 202, body: taken }
}

function describeSubmission({ submissions, isJudging }: State, submission: string) {
  const judged = submissions.get(submission)
  if (!judged) return { status: 404, body: '' }
  if (!isJudging) return { status: 200, body: { status: 'InProgress', receipts: [] } }
  const receipts = judged.map(({ receipt: _, ...one }) => one)
  const status = judged.every((one) => one.status === 'Valid') ? 'Valid' : 'Invalid'
  return { status: 200, body: { status, receipts, metadata: { totalPages: 1 } } }
}

function judge(
  { taken, isRegistered }: State,
  receipt: FakeReceipt,
  name: { uuid: string; receiptNumber: string },
): Judged {
  const problems = findReceiptFaults(receipt)
  const { previousUUID, referenceUUID } = receipt.header
  const knows = (uuid: string) => taken.some((one) => one.uuid === uuid)
  if (knows(name.uuid)) problems.push('The receipt is there already')
  if (previousUUID !== '' && !knows(previousUUID)) problems.push('The previous receipt is unknown')
  if (previousUUID === '' && taken.length > 0 && !knows(name.uuid)) problems.push('Another receipt was the first')
  if (receipt.documentType.receiptType === 'r' && !knows(referenceUUID)) problems.push('The sale is unknown')
  if (!isRegistered) problems.push('The item code is not registered')
  const errors = problems.map((error) => ({ stepName: 'Step 4', error: { errorCode: 'E', error, errorAr: 'خطأ' } }))
  return { ...name, status: problems.length === 0 ? 'Valid' : 'Invalid', errors, receipt }
}

/** The authority tolerates half a pound. The books round the tax of a rate once, so that the tax of a line is off by little more than a piastre. */
const isOff = (one: number, other: number, tolerance = 0.010_001) => Math.abs(one - other) > tolerance

/** What is wrong with a receipt by the documents of the authority, without what depends on others; nothing with a good one. */
export function findReceiptFaults(receipt: FakeReceipt): string[] {
  const { header, seller, itemData, totalSales, netAmount, totalAmount, taxTotals } = receipt
  const sum = (pick: (item: FakeReceipt) => number) =>
    itemData.reduce((total: number, item: FakeReceipt) => total + pick(item), 0)
  const tax = (item: FakeReceipt) => item.taxableItems[0].amount
  const rules: [problem: string, isBroken: boolean][] = [
    ['uuid', hash({ ...receipt, header: { ...header, uuid: '' } }) !== header.uuid],
    ['dateTimeIssued', !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(header.dateTimeIssued)],
    ['typeVersion', receipt.documentType.typeVersion !== '1.2'],
    ['rin', !/^\d{9}$/.test(seller.rin)],
    ['itemCode', itemData.some((item: FakeReceipt) => !item.itemCode.startsWith(`EG-${seller.rin}-`))],
    ['digits', itemData.some((item: FakeReceipt) => !/^\d+(\.\d{1,5})?$/.test(String(item.unitPrice)))],
    ['totalSale', itemData.some((item: FakeReceipt) => isOff(item.totalSale, item.quantity * item.unitPrice))],
    ['netSale', itemData.some((item: FakeReceipt) => isOff(item.netSale, item.totalSale))],
    [
      'taxableItems',
      itemData.some((item: FakeReceipt) => isOff(tax(item), (item.netSale * item.taxableItems[0].rate) / 100, 0.0115)),
    ],
    ['total', itemData.some((item: FakeReceipt) => isOff(item.total, item.netSale + tax(item)))],
    [
      'totalSales',
      isOff(
        totalSales,
        sum(({ totalSale }) => totalSale),
      ),
    ],
    [
      'netAmount',
      isOff(
        netAmount,
        sum(({ netSale }) => netSale),
      ),
    ],
    [
      'totalAmount',
      isOff(
        totalAmount,
        sum(({ total }) => total),
      ),
    ],
    ['taxTotals', isOff(taxTotals[0].amount, sum(tax))],
    ['buyer', totalAmount >= 150_000 && !receipt.buyer.id],
    ['paymentMethod', !['C', 'V', 'O'].includes(receipt.paymentMethod)],
  ]
  return rules.filter(([, isBroken]) => isBroken).map(([problem]) => problem)
}

/** The authority's own hash, written apart from the shop's: a list is walked with the name of its property. */
function hash(receipt: FakeReceipt): string {
  const parts: string[] = []
  const walk = (value: FakeReceipt, name: string): void => {
    if (Array.isArray(value)) for (const one of value) parts.push(`"${name}"`) && walk(one, name)
    else if (value !== null && typeof value === 'object')
      for (const key of Object.keys(value)) parts.push(`"${key.toUpperCase()}"`) && walk(value[key], key.toUpperCase())
    else parts.push(`"${value}"`)
  }
  walk(receipt, '')
  return createHash('sha256').update(parts.join(''), 'utf8').digest('hex')
}
