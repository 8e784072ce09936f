import type { UserId } from '@shop/contract'
import type { CategoryInput, StaffCategory } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { presenting, type RecordKind, recordChange } from '../../audit/index.ts'
import { findUnknownPictures, type PictureRow, presentPicture } from '../../media/index.ts'
import type { CatalogEffects } from '../catalog-effects.types.ts'
import * as table from './categories.staff-repository.ts'

const entity = 'category'
type NewCategory = CategoryInput & { key: string }

/** Checks throw `key_taken`, `picture_not_found`. */
export function categoryKind(effects: CatalogEffects): RecordKind<StaffCategory, NewCategory, CategoryInput> {
  return {
    entity,
    missing: 'category_not_found',
    stateOf,
    find: presenting(table.findStaffCategory, presentStaffCategory),
    async insert(tx, { key, ...input }) {
      await checkPictures(tx, input)
      const id = await table.insertCategory(tx, key, toColumns(input))
      if (id === null) throw new AppError('key_taken', { fields: ['key'] })
      return id
    },
    async update(tx, { id, version, name }, input) {
      await checkPictures(tx, input)
      const isSaved = await table.updateCategory(tx, id, version, toColumns(input))
      // Products are found by the name of their category too.
      if (isSaved && (name.en !== input.name.en || name.ar !== input.name.ar))
        await effects.onProductsChanged(tx, await table.listProductsOfCategory(tx, id))
      return isSaved
    },
  }
}

/** Reorders the categories. @throws AppError `order_changed` when the caller saw another order */
export async function orderCategories(
  db: Db,
  { before, after }: { before: number[]; after: number[] },
  actorId: UserId,
): Promise<number[]> {
  return await inTransaction(db, async (tx) => {
    const now = await table.lockCategoryOrder(tx)
    const hasAll = after.toSorted(byNumber).join() === now.toSorted(byNumber).join()
    if (before.join() !== now.join() || !hasAll) throw new AppError('order_changed')
    await table.saveCategoryOrder(tx, after)
    const states = { before: { order: now }, after: { order: after } }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: 'order', ...states })
    return after
  })
}

function byNumber(left: number, right: number): number {
  return left - right
}

export function presentStaffCategory(record: table.StaffCategoryRecord): StaffCategory {
  const present = (picture: PictureRow | null) => picture && presentPicture(picture)
  const { id, version, key, name, description, image, catImage, wallImage } = record
  return {
    id,
    version,
    key,
    name,
    description,
    is_active: record.isActive,
    image: present(image),
    cat_image: present(catImage),
    wall_image: present(wallImage),
    place: record.sortOrder,
    products_count: record.productsCount,
    updated_at: record.updatedAt.toISOString(),
  }
}

async function checkPictures(db: Db, { image, cat_image, wall_image }: CategoryInput): Promise<void> {
  for (const [field, id] of Object.entries({ image, cat_image, wall_image })) {
    if (id !== null && (await findUnknownPictures(db, [id])).length > 0)
      throw new AppError('picture_not_found', { fields: [field] })
  }
}

function toColumns(input: CategoryInput): table.CategoryColumns {
  const { name, description, is_active, image, cat_image, wall_image } = input
  return {
    nameEn: name.en,
    nameAr: name.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    isActive: is_active,
    imageId: image,
    catImageId: cat_image,
    wallImageId: wall_image,
  }
}

function stateOf({ key, name, description, is_active, image, cat_image, wall_image }: StaffCategory) {
  const pictures = { image: image?.id ?? null, cat_image: cat_image?.id ?? null, wall_image: wall_image?.id ?? null }
  return { key, name, description, is_active, ...pictures }
}
