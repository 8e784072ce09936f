import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findReceiptFaults } from '../../../../../test/fakes/eta.ts'
import { invoiceLines, reductionLines } from '../document-lines.rules.ts'
import { type ReceiptSource, serialize, writeReceiptBody } from './receipt-body.rules.ts'

const authority = {
  portalUrl: 'https://portal.example',
  seller: {
    rin: '674859545',
    companyTradeName: 'نور للأجهزة',
    branchCode: '0',
    branchAddress: { country: 'EG', governate: 'Cairo', regionCity: 'Maadi', street: 'Road 9', buildingNumber: '9' },
    deviceSerialNumber: 'POS-1',
    activityCode: '4759',
  },
}
const kettle = {
  sku: 'KT-1',
  nameEn: 'Kettle',
  nameAr: 'غلاية',
  quantity: 3,
  vatRateBp: 1400,
  netPiastres: 10_000,
  vatPiastres: 1400,
}
const source = (fields: Partial<ReceiptSource> = {}): ReceiptSource => ({
  kind: 'invoice',
  number: 42,
  issuedAt: new Date('2026-11-26T09:30:15.678Z'),
  paymentMethod: 'cash',
  lines: [kettle],
  previousUuid: '',
  invoiceUuid: null,
  replacedUuid: null,
  ...fields,
})
const write = (fields: Partial<ReceiptSource> = {}) => {
  const { body, ...written } = writeReceiptBody(source(fields), authority)
  return { ...written, body, receipt: JSON.parse(body) }
}

describe('the text that is hashed', () => {
  // Parts of the worked example of sdk.invoicing.eta.gov.eg/document-serialization-approach (files one-doc.json, one-doc-serialized.json.txt).
  test.each([
    [
      {
        taxTotals: [
          { taxType: 'T1', amount: 477.54 },
          { taxType: 'T2', amount: 365.47 },
        ],
      },
      '"TAXTOTALS""TAXTOTALS""TAXTYPE""T1""AMOUNT""477.54""TAXTOTALS""TAXTYPE""T2""AMOUNT""365.47"',
    ],
    [
      { payment: { bankAccountNo: 'SomeValue', bankAccountIBAN: '', swiftCode: '' } },
      '"PAYMENT""BANKACCOUNTNO""SomeValue""BANKACCOUNTIBAN""""SWIFTCODE"""',
    ],
    [
      { issuer: { address: { branchID: '1', country: 'EG' }, type: 'B' } },
      '"ISSUER""ADDRESS""BRANCHID""1""COUNTRY""EG""TYPE""B"',
    ],
  ])('of %j is as the authority shows', (part, text) => {
    expect(serialize(part)).toBe(text)
  })

  test('is that of the JSON that is sent, with an empty UUID', () => {
    const { uuid, body, receipt } = write()
    receipt.header.uuid = ''
    expect(createHash('sha256').update(serialize(receipt)).digest('hex')).toBe(uuid)
    expect(body).toContain(`"uuid":"${uuid}"`)
  })

  test('has no character that JSON escapes', () => {
    const { body, receipt } = write({ lines: [{ ...kettle, sku: 'TV"55\\', nameAr: 'شاشة 55"\n' }] })
    expect(body).not.toContain('\\')
    expect(receipt.itemData[0]).toMatchObject({ description: 'شاشة 55″ ', itemCode: 'EG-674859545-TV″55 ' })
  })
})

describe('a receipt', () => {
  test('of an invoice says what was sold, and its code leads to the authority', () => {
    const { uuid, url, receipt } = write({ previousUuid: 'a'.repeat(64) })
    expect(receipt).toMatchObject({
      header: {
        dateTimeIssued: '2026-11-26T09:30:15Z',
        receiptNumber: 'INV-000042',
        previousUUID: 'a'.repeat(64),
        currency: 'EGP',
      },
      documentType: { receiptType: 's', typeVersion: '1.2' },
      seller: authority.seller,
      buyer: { type: 'P' },
      totalSales: 100,
      netAmount: 100,
      totalAmount: 114,
      taxTotals: [{ taxType: 'T1', amount: 14 }],
      paymentMethod: 'C',
    })
    expect(receipt.itemData).toEqual([
      {
        internalCode: 'KT-1',
        description: 'غلاية',
        itemType: 'EGS',
        itemCode: 'EG-674859545-KT-1',
        unitType: 'EA',
        quantity: 3,
        unitPrice: 33.33333,
        netSale: 100,
        totalSale: 100,
        total: 114,
        taxableItems: [{ taxType: 'T1', amount: 14, subType: 'V009', rate: 14 }],
      },
    ])
    expect(receipt.header).not.toHaveProperty('referenceUUID')
    expect(url).toBe(
      `https://portal.example/receipts/search/${uuid}/share/2026-11-26T09:30:15Z#Total:114,IssuerRIN:674859545`,
    )
  })

  test('of a credit note names that of the sale, with amounts that are not negative', () => {
    const { receipt } = write({ kind: 'credit_note', invoiceUuid: 'b'.repeat(64), replacedUuid: 'c'.repeat(64) })
    expect(receipt).toMatchObject({
      header: { receiptNumber: 'CN-000042', referenceUUID: 'b'.repeat(64), referenceOldUUID: 'c'.repeat(64) },
      documentType: { receiptType: 'r' },
      totalAmount: 114,
    })
  })

  test.each([
    ['cash', 'C'],
    ['card', 'V'],
    ['wallet', 'O'],
    ['kiosk', 'O'],
    ['bank_installments', 'O'],
    ['pay_later', 'O'],
  ] as const)('paid by %s has the code %s', (paymentMethod, code) => {
    expect(write({ paymentMethod }).receipt.paymentMethod).toBe(code)
  })

  test.each([
    [1400, 'V009', 14],
    [0, 'V003', 0],
    [550, 'V010', 5.5],
  ])('line with the rate %i has the kind of tax %s', (vatRateBp, subType, rate) => {
    expect(write({ lines: [{ ...kettle, vatRateBp }] }).receipt.itemData[0].taxableItems).toMatchObject([
      { subType, rate },
    ])
  })

  test('gives delivery a code of its own', () => {
    const delivery = { ...kettle, sku: null, nameEn: 'Delivery', nameAr: 'الشحن', quantity: 1 }
    expect(write({ lines: [delivery] }).receipt.itemData[0]).toMatchObject({ itemCode: 'EG-674859545-DELIVERY' })
  })

  test('gives a reduction of the price without a return a code of its own', () => {
    const order = { lines: [{ vatRateBp: 1400 }] } as unknown as Parameters<typeof reductionLines>[1]
    const { receipt } = write({ kind: 'credit_note', lines: reductionLines(570, order) })
    expect(receipt.itemData).toMatchObject([
      { itemCode: 'EG-674859545-REDUCTION-OF-THE-PRICE', description: 'تخفيض في السعر', quantity: 1, total: 5.7 },
    ])
  })

  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 999 }),
      unit: fc.integer({ min: 0, max: 9_999_999 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      vatRateBp: fc.constantFrom(0, 500, 1000, 1400),
    })
    .map(({ quantity, unit, off, vatRateBp }) => {
      const lineTotalPiastres = quantity * unit
      const discountPiastres = Math.floor(lineTotalPiastres * off)
      return {
        sku: 'KT-1',
        nameEn: 'Kettle',
        nameAr: 'غلاية',
        quantity,
        vatRateBp,
        lineTotalPiastres,
        discountPiastres,
      }
    })

  test('of any order passes the checks of the authority, and has its total to the piastre', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 50_000 }),
        (lines, delivery) => {
          const order = { lines, order: { deliveryPiastres: delivery } } as unknown as Parameters<
            typeof invoiceLines
          >[0]
          const { receipt } = write({ lines: invoiceLines(order) })
          const total = lines.reduce((sum, one) => sum + one.lineTotalPiastres - one.discountPiastres, delivery)
          expect(findReceiptFaults(receipt)).toEqual(total >= 15_000_000 ? ['buyer'] : [])
          expect(receipt.totalAmount).toBe(total / 100)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
