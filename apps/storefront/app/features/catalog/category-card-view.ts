import type { Category, Picture } from '@shop/contract'

/** What a tile shows of a category. */
export type CategoryCardView = { id: number; name: string; picture: Picture | null }

/** The categories shown: active and named (rule P-12), in their order. */
export function toCategoryCards(categories: readonly Category[]): CategoryCardView[] {
  return categories
    .filter(({ is_active, name }) => is_active && name.trim() !== '')
    .map(({ id, name, pictures }) => ({ id, name, picture: pictures.cat_image ?? pictures.image }))
}
