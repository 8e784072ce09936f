import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf'
import { encode } from 'uqr'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enterAs, type Member, placeOrder } from '../../../../../test/back-office.ts'
import { type CardShop, openCardShop } from '../../../../../test/card-shop.ts'
import { startEta } from '../../../../../test/fakes/eta.ts'
import { type DeliveredOrder, deliverOrder, openReturn, takeReturn } from '../../../../../test/returns.ts'
import { createTaxAuthority } from '../../../tax-authority/index.ts'
import { issueDocuments } from '../issue-documents.service.ts'
import { sendReceipts } from '../receipts/send-receipts.service.ts'

let shop: CardShop
let clerk: Member
beforeAll(async () => {
  shop = await openCardShop()
})
// Time passes until documents are issued: logins are over soon.
beforeEach(async () => {
  clerk = await enterAs(shop, 'orders')
})
afterAll(() => shop.close())

/** A minute later the delivery cannot be undone any more. */
async function issueLater(): Promise<void> {
  shop.clock.pass(1)
  await issueDocuments({ db: shop.pool, readClock: () => shop.clock.now, taxAuthority: null })
}

async function deliverWithInvoice(
  fields = {},
  variant = {},
): Promise<DeliveredOrder & { invoice: string; link: string }> {
  const order = await deliverOrder(shop, clerk, { fields, variant })
  await issueLater()
  const invoice = (await clerk.call('GET', `/orders/${order.id}/invoice/`)).body.invoice_number
  const messages = await shop.messages()
  const link = /\/o\/([\w-]+)/.exec(messages.findLast((text) => text.includes(order.number)) ?? '')?.[1] ?? ''
  return { ...order, invoice, link }
}

type Given = { language?: string; token?: string }

async function fetchFile(path: string, { language = 'en', token }: Given = {}) {
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    url: path,
    headers: { 'accept-language': language, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })
  return { status: statusCode, headers, bytes: rawPayload }
}

/** What the PDF says, without its line breaks, and what it says about itself. */
async function readPdf(path: string, given: Given = {}) {
  const { status, headers, bytes } = await fetchFile(path, given)
  expect(status, bytes.toString()).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return {
    text: text.replace(/\s+/g, ' '),
    pages: pdf.numPages,
    pdf,
    name: headers['content-disposition'],
    info: (await getMeta(pdf)).info,
  }
}

/** The corners of the dark squares that a page draws, from the top left, in squares: `4,4`. */
async function readSquares(pdf: Awaited<ReturnType<typeof readPdf>>['pdf']): Promise<Set<string>> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const paths: [place: number, numbers: number[]][] = argsArray.flatMap((given, place) =>
    fnArray[place] === OPS.constructPath ? [[place, [...given[1][0]]] as [number, number[]]] : [],
  )
  // The code is one path, and much the longest. A square of it takes thirteen numbers: a corner, three lines, the end.
  const [place, numbers] = paths.reduce((long, path) => (path[1].length > long[1].length ? path : long))
  const [scaleX, , , scaleY] = argsArray[place - 2]
  // The page counts from below: the code is upright, and no mirror image.
  expect([fnArray[place - 2], Math.sign(scaleX), Math.sign(scaleY)]).toEqual([OPS.transform, 1, -1])
  const squares = Array.from({ length: numbers.length / 13 }, (_, index) => numbers.slice(index * 13, index * 13 + 13))
  for (const [, x = 0, y = 0, ...lines] of squares)
    expect(lines).toEqual([1, x + 10, y, 1, x + 10, y + 10, 1, x, y + 10, 4])
  return new Set(squares.map(([, x = 0, y = 0]) => `${x / 10},${y / 10}`))
}

/** Those of the QR code of a text. */
function squaresOf(text: string): Set<string> {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  return new Set(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : []))))
}

const ownPath = ({ id, accessToken }: DeliveredOrder, number: string) =>
  `/api/orders/${id}/documents/${number}/?access_token=${accessToken}`
const linkPath = (link: string, number: string) => `/api/order-links/${link}/documents/${number}/`
const staffPath = (number: string) => `/api/admin/books/documents/${number}/`

describe('the PDF of an invoice', () => {
  test('says who sold what to whom, for how much, with the tax', async () => {
    const order = await deliverWithInvoice({ phone: '01012345678' })
    const { text, name, info } = await readPdf(ownPath(order, order.invoice))
    expect(name).toBe(`attachment; filename="${order.invoice}.pdf"`)
    expect(info).toMatchObject({ Title: `Invoice ${order.invoice}`, Language: 'en' })
    const { lines, total } = (await clerk.call('GET', `/orders/${order.id}/invoice/`)).body
    const amount = (egp: number) => egp.toLocaleString('en', { minimumFractionDigits: 2 })
    for (const said of ['Nawwar', order.number, 'Mona Salem', '12 Tahrir', '010 1234 5678', lines[0].name.en])
      expect(text).toContain(said)
    for (const egp of [total.net, total.vat, total.gross]) expect(text).toContain(amount(egp))
  })

  test.each(['en', 'ar'])(
    'says what the page of the order and of its link say, line by line, in %s',
    async (language) => {
      const order = await deliverWithInvoice({}, { price: 13_335 })
      const read = async (path: string) => JSON.parse((await fetchFile(path, { language })).bytes.toString()).invoice
      const invoice = await read(`/api/orders/${order.id}/?access_token=${order.accessToken}`)
      expect(await read(`/api/order-links/${order.link}/`)).toEqual(invoice)
      const written = await shop.pool<{ name: string; quantity: number; net: number; vat: number }[]>`
      select ${shop.pool(`name_${language}`)} as name, quantity, net_piastres as net, vat_piastres as vat
      from book_lines where document_id = (select id from book_documents where order_id = ${order.id}) order by place`
      expect(written).toHaveLength(2)
      const inPounds = (piastres: number) => Math.round(piastres) / 100
      expect(invoice.lines).toEqual(
        written.map(({ name, quantity, net, vat }, index) => {
          return {
            place: index + 1,
            name,
            quantity,
            vat_percent: 14,
            net: inPounds(net),
            vat: inPounds(vat),
            total: inPounds(net + vat),
          }
        }),
      )
      const { text } = await readPdf(ownPath(order, order.invoice), { language })
      const amounts = ({ net, vat, total }: { net: number; vat: number; total: number }) =>
        [net, vat, total].map((egp) => egp.toLocaleString('en', { minimumFractionDigits: 2 }))
      for (const line of [...invoice.lines, invoice]) for (const amount of amounts(line)) expect(text).toContain(amount)
    },
  )

  test('is in Arabic where it is asked for, and the same bytes each time', async () => {
    const order = await deliverWithInvoice()
    const { info } = await readPdf(ownPath(order, order.invoice), { language: 'ar' })
    expect(info).toMatchObject({ Title: `فاتورة ${order.invoice}`, Language: 'ar' })
    const twice = [await fetchFile(ownPath(order, order.invoice)), await fetchFile(ownPath(order, order.invoice))]
    expect(twice[0]?.bytes.equals(twice[1]?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test.each([
    ['en', 'Address', 'Commercial register', 'Tax card'],
    // Letters that the font joins are read in another order.
    ['ar', 'السجل', 'البطاقة'],
  ])('names its seller with address, register and tax card, in %s', async (language, ...names) => {
    const admin = await enterAs(shop, 'admin')
    const { body } = await admin.call('GET', '/settings/')
    const seller = { seller_address: '4 Industry Street, Giza', commercial_register: '98765', tax_card: '123-456-789' }
    expect((await admin.call('PUT', '/settings/', { body: { ...body, ...seller } })).status).toBe(200)
    const order = await deliverWithInvoice()
    const { text } = await readPdf(ownPath(order, order.invoice), { language })
    for (const said of [...names, ...Object.values(seller)]) expect(text).toContain(said)
  })

  test('has the number and the code of its electronic receipt once the tax authority has accepted it', async () => {
    const eta = await startEta()
    // The jobs of the shop, whose clock stands still, know no tax authority.
    const later = new Date(shop.clock.now.getTime() + 60_000)
    const deps = { db: shop.pool, readClock: () => later, taxAuthority: createTaxAuthority(eta.settings) }
    const order = await deliverOrder(shop, clerk)
    await issueDocuments(deps)
    const { invoice_number } = (await clerk.call('GET', `/orders/${order.id}/invoice/`)).body
    const read = async () => {
      const { text, pdf } = await readPdf(staffPath(invoice_number), { token: clerk.token })
      return { text: text.replaceAll(' ', ''), pdf }
    }
    expect((await read()).text).not.toContain('Electronicreceipt')
    await sendReceipts(deps)
    const [accepted] = eta.taken
    const { text, pdf } = await read()
    expect(text).toContain(`Electronicreceipt${accepted?.uuid}`)
    const own = await fetchFile(`/api/orders/${order.id}/?access_token=${order.accessToken}`)
    const { url } = JSON.parse(own.bytes.toString()).invoice.receipt
    expect(url).toContain(accepted?.uuid)
    expect(await readSquares(pdf)).toEqual(squaresOf(url))
    await eta.stop()
  })

  test('names by the signed link neither street, surname nor phone', async () => {
    const order = await deliverWithInvoice({ phone: '01012345678', first_name: 'Hoda', last_name: 'Gamal' })
    const { text } = await readPdf(linkPath(order.link, order.invoice))
    for (const said of [order.invoice, 'Hoda', 'Dokki', '678']) expect(text).toContain(said)
    for (const hidden of ['Gamal', 'Tahrir', '1234']) expect(text).not.toContain(hidden)
  })

  test('is for the shopper of the order and for staff alone', async () => {
    const [mine, theirs] = [await deliverWithInvoice(), await deliverWithInvoice()]
    const statusOf = async (path: string, given: Given = {}) => (await fetchFile(path, given)).status
    expect(await statusOf(ownPath(mine, theirs.invoice))).toBe(404)
    expect(await statusOf(linkPath(mine.link, theirs.invoice))).toBe(404)
    expect(await statusOf(linkPath('nonsense', mine.invoice))).toBe(404)
    expect(await statusOf(`/api/orders/${mine.id}/documents/${mine.invoice}/`)).toBe(404)
    expect(await statusOf(ownPath({ ...mine, accessToken: theirs.accessToken }, mine.invoice))).toBe(404)
    expect(await statusOf(ownPath(mine, 'INV-999999'))).toBe(404)
    expect(await statusOf(ownPath(mine, '..%2Fsheet.typ'))).toBe(400)
    expect(await statusOf(staffPath(mine.invoice))).toBe(401)
    expect(await statusOf(staffPath('INV-999999'), { token: clerk.token })).toBe(404)
    expect((await readPdf(staffPath(mine.invoice), { token: clerk.token })).text).toContain(mine.number)
  })

  test('prints what people typed as it is: no markup, no other language breaks it', async () => {
    const typed = {
      first_name: '#read("/etc/passwd") *b*',
      last_name: '$x$ 中文 😀',
      address: '@note `raw` <b> \\ "q"',
    }
    const order = await deliverWithInvoice(typed)
    const { text } = await readPdf(ownPath(order, order.invoice))
    for (const said of [typed.first_name, typed.address, '$x$']) expect(text).toContain(said)
  })

  test('names nobody after the data of the shopper is erased', async () => {
    const admin = await enterAs(shop, 'admin')
    const order = await deliverWithInvoice({ phone: '01199887766', first_name: 'Karim' })
    expect((await admin.call('POST', '/erasures/', { body: { phone: '01199887766' } })).status).toBe(200)
    const { text } = await readPdf(staffPath(order.invoice), { token: clerk.token })
    expect(text).toContain('Personal data erased')
    for (const hidden of ['Karim', '9988', 'Tahrir']) expect(text).not.toContain(hidden)
  })
})

describe('papers of many orders in one PDF', () => {
  const papersPath = (kind: string, ids: readonly string[]) => `/api/admin/orders/papers/${kind}/?ids=${ids.join()}`
  const readPapers = (kind: string, ids: readonly string[], language = 'en') =>
    readPdf(papersPath(kind, ids), { token: clerk.token, language })

  test('invoices come in the order of the ids, and the last page names orders that have none', async () => {
    const [one, other] = [await deliverWithInvoice(), await deliverWithInvoice()]
    const waiting = await placeOrder(shop)
    const { text, pages, name, info } = await readPapers('invoices', [other.id, waiting.id, one.id])
    expect(name).toBe('attachment; filename="invoices.pdf"')
    expect(info).toMatchObject({ Title: 'Invoices', Language: 'en' })
    expect(pages).toBe(3)
    const said = [other.invoice, one.invoice, 'Orders without an invoice', waiting.number]
    const places = said.map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect((await readPapers('invoices', [one.id])).text).not.toContain('Orders without an invoice')
  })

  test('packing slips say what to pack, and no amount', async () => {
    const order = await placeOrder(shop, { quantity: 2, fields: { phone: '01012345678', notes: 'Ring twice' } })
    const { lines } = (await clerk.call('GET', `/orders/${order.id}/`)).body
    const { text, pages } = await readPapers('slips', [order.id, (await placeOrder(shop)).id])
    expect(pages).toBe(2)
    for (const said of [order.number, 'Mona Salem', '010 1234 5678', 'Ring twice', lines[0].sku, '2 ×'])
      expect(text).toContain(said)
    expect(text).not.toContain('EGP')
  })

  test('are in Arabic where staff read Arabic', async () => {
    const { id } = await deliverWithInvoice()
    const { id: toSend } = await placeOrder(shop)
    expect((await readPapers('slips', [toSend], 'ar')).info).toMatchObject({ Title: 'أذون التجهيز', Language: 'ar' })
    expect((await readPapers('invoices', [id], 'ar')).info).toMatchObject({ Title: 'الفواتير', Language: 'ar' })
  })

  test('leave unknown orders out, and are for staff who may read orders', async () => {
    const { id } = await placeOrder(shop)
    expect((await readPapers('slips', [randomUUID(), id])).pages).toBe(1)
    const cataloguer = await enterAs(shop, 'catalogue')
    const statusOf = async (path: string, token?: string) =>
      (await fetchFile(path, token === undefined ? {} : { token })).status
    expect(await statusOf(papersPath('slips', [randomUUID()]), clerk.token)).toBe(404)
    expect(await statusOf(papersPath('labels', [id]), clerk.token)).toBe(400)
    expect(await statusOf(papersPath('slips', []), clerk.token)).toBe(400)
    expect(
      await statusOf(
        papersPath(
          'slips',
          Array.from({ length: 101 }, () => randomUUID()),
        ),
        clerk.token,
      ),
    ).toBe(400)
    expect(await statusOf(papersPath('slips', [id]))).toBe(401)
    expect(await statusOf(papersPath('slips', [id]), cataloguer.token)).toBe(403)
  })
})

test('a credit note is listed for the shopper, and its PDF names the invoice', async () => {
  const order = await deliverWithInvoice()
  const id = await openReturn(shop, order, { quantity: 1 })
  await takeReturn.decide(clerk, id, 'approve')
  await takeReturn.collect(clerk, id)
  await takeReturn.inspect(clerk, id, order.variantId, 1)
  expect((await takeReturn.refund(clerk, id, 50, 'transfer')).status).toBe(200)
  await issueLater()
  const { credit_notes } = JSON.parse(
    (await fetchFile(`/api/orders/${order.id}/?access_token=${order.accessToken}`)).bytes.toString(),
  ).invoice
  expect(credit_notes).toEqual([
    {
      number: expect.stringMatching(/^CN-\d{6}$/),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      net: 43.86,
      vat: 6.14,
      total: 50,
      lines: [{ place: 1, name: expect.any(String), quantity: 1, vat_percent: 14, net: 43.86, vat: 6.14, total: 50 }],
    },
  ])
  for (const path of [ownPath(order, credit_notes[0].number), linkPath(order.link, credit_notes[0].number)]) {
    const { text, info } = await readPdf(path)
    expect(info).toMatchObject({ Title: `Credit note ${credit_notes[0].number}` })
    for (const said of [order.invoice, '43.86', '6.14', '50.00']) expect(text).toContain(said)
  }
})
