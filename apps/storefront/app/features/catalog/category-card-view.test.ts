import type { Category } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { toPictureView } from '../../ui/pictures/picture-view.ts'
import { splitPages, toCategoryCards } from './category-card-view.ts'
import { samplePicture } from './product.fixture.ts'

const category: Category = {
  id: 4,
  name: 'Juicers',
  description: '',
  image: null,
  cat_image: null,
  wall_image: null,
  pictures: { image: samplePicture(1), cat_image: null, wall_image: null },
  is_active: true,
  order: 1,
  products_count: 3,
}

describe('P-12: categories shown', () => {
  it('P-12: are active and named', () => {
    const all = [category, { ...category, id: 5, is_active: false }, { ...category, id: 6, name: ' ' }]
    expect(toCategoryCards(all)).toEqual([{ id: 4, name: 'Juicers', picture: toPictureView(samplePicture(1)) }])
  })

  it('keep their place when the answer lacks a name, for the tile has a default one', () => {
    const nameless = JSON.parse(JSON.stringify({ ...category, name: undefined }))
    expect(toCategoryCards([nameless])).toMatchObject([{ id: 4, name: null }])
  })

  it('prefer the picture made for tiles', () => {
    const pictures = { ...category.pictures, cat_image: samplePicture(2) }
    expect(toCategoryCards([{ ...category, pictures }])[0]?.picture).toEqual(toPictureView(samplePicture(2)))
  })
})

describe('splitPages', () => {
  it.each([
    [[], []],
    [[1, 2, 3], [[1, 2, 3]]],
    [
      [1, 2, 3, 4],
      [[1, 2, 3], [4]],
    ],
  ])('%j', (items, pages) => {
    expect(splitPages(items, 3)).toEqual(pages)
  })
})
