import type { Category } from '@shop/contract'
import { type PictureView, toPictureView } from '../../picture-view.ts'

/** What a tile shows of a category. */
export type CategoryCardView = { id: number; name: string; picture: PictureView | null }

/** The categories shown: active and named (rule P-12), in their order. */
export function toCategoryCards(categories: readonly Category[]): CategoryCardView[] {
  return categories
    .filter(({ is_active, name }) => is_active && name.trim() !== '')
    .map(({ id, name, pictures }) => ({ id, name, picture: toPictureView(pictures.cat_image ?? pictures.image) }))
}
