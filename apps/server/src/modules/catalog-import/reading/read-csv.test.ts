import { describe, expect, it } from 'vitest'
import { formatFault } from './import-file.types.ts'
import { readCsv } from './read-csv.parser.ts'

const read = (text: string) => readCsv(text, '/shop')
const faultsOf = (text: string) => read(text).faults.map(formatFault)

const catalogue = `row,key,sku,category,name_en,name_ar,price,width_mm,offer,features,images,hex,stock
category,kettles,,,Kettles,غلايات,,,,,,,
color,,KT-1,,White,أبيض,,,,,white.webp,#ffffff,4

product,,KT-1,kettles,Kettle,غلاية,"1,749",185,yes,"Quick | سريعة
Light | خفيفة",side.webp;top.webp,,
,,,,,,,,,,,,
color,,KT-1,,Black,أسود,1800,,,,,#000000,
`

describe('a table of categories, products and colors', () => {
  it('becomes what a JSON file would say', () => {
    const { content, faults } = read(catalogue)
    expect(faults).toEqual([])
    expect(content).toEqual({
      categories: [{ key: 'kettles', name: { en: 'Kettles', ar: 'غلايات' } }],
      products: [
        {
          sku: 'KT-1',
          category: 'kettles',
          name: { en: 'Kettle', ar: 'غلاية' },
          price: 1749,
          dimensions_mm: { width: 185 },
          offer: true,
          features: [
            { en: 'Quick', ar: 'سريعة' },
            { en: 'Light', ar: 'خفيفة' },
          ],
          images: ['side.webp', 'top.webp'],
          colors: [
            { name: { en: 'White', ar: 'أبيض' }, hex: '#ffffff', stock: 4, images: ['white.webp'] },
            { name: { en: 'Black', ar: 'أسود' }, hex: '#000000', price: 1800 },
          ],
        },
      ],
    })
  })

  it.each([
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with the line ends of an old Mac', (text: string) => text.replaceAll('\n', '\r')],
    ['without a last line end', (text: string) => text.trimEnd()],
    ['after empty lines', (text: string) => `\n\n${text}`],
  ])('is read %s', (_, change) => {
    expect(read(change(catalogue)).content).toEqual(read(catalogue).content)
  })

  it('may have semicolons or tabulators between its cells', () => {
    const cells = [
      ['row', 'sku', 'name_en', 'price', 'images'],
      ['product', 'A-1', 'Big, red', '1749,50', '"a.webp;b.webp"'],
    ]
    const expected = { sku: 'A-1', name: { en: 'Big, red' }, price: 1749.5, images: ['a.webp', 'b.webp'] }
    for (const delimiter of [';', '\t']) {
      const text = cells.map((row) => row.join(delimiter)).join('\n')
      expect(read(text).content).toEqual({ categories: [], products: [expected] })
    }
  })

  it.each([
    [['categories', 0, 'name', 'en'], 2, 'name_en'],
    [['products', 0, 'price'], 5, 'price'],
    [['products', 0, 'dimensions_mm', 'depth'], 5, 'depth_mm'],
    [['products', 0, 'features', 1, 'ar'], 5, 'features, entry 2'],
    [['products', 0, 'colors', 0, 'name', 'ar'], 3, 'name_ar'],
    [['products', 0, 'colors', 1, 'hex'], 8, 'hex'],
  ])('knows where %j was written', (path, line, field) => {
    expect(read(catalogue).locate(path)).toMatchObject({ line, field: { en: field } })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['', ['line 1: the first line must name the columns, and one of them must be "row"']],
    ['sku,price\nA,1', ['line 1: the first line must name the columns, and one of them must be "row"']],
    ['row,sku,sku\nproduct,A,A', ['line 1: the column "sku" is listed twice']],
    [
      'row,sku\nproduct,"A\nproduct,B',
      ['line 2: a cell of this row begins with a quotation mark and never ends with one'],
    ],
    [
      'row,sku\nproduct,5" pan\n',
      [
        'line 2: a cell with a quotation mark in it must itself be in quotation marks, and the mark be written twice ("")',
      ],
    ],
    ['row,sku\nproduct,"A"B\n', ['line 2: a quotation mark inside a quoted cell must be written twice ("")']],
    [
      'row,sku\nitem,A\n,B',
      [
        'line 2: row: must be category, product or color (found item)',
        'line 3: row: must be category, product or color; it is empty',
      ],
    ],
    [
      'row,sku,hex\nproduct,A,#fff000,spare',
      ['line 2: hex: must be empty in a row of kind product', 'line 2: there is a cell outside the columns'],
    ],
    [
      'row,sku,hex\ncolor,A,#fff000\ncolor,,#fff111',
      [
        'line 2: color #fff000: sku: there is no product row with the SKU "A" in the file',
        'line 3: color #fff111: sku: is missing: which product has this color?',
      ],
    ],
  ])('%j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  it('names the columns when one is unknown', () => {
    expect(faultsOf('row,colour\n')[0]).toMatch(
      /^line 1: there is no column "colour"; the columns are row, key, name_en/,
    )
  })
})
