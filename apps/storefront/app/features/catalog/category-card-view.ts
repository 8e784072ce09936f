import type { Category } from '@shop/contract'
import { asPage, type Page } from '../../queries/as-page.ts'
import { type PictureView, toPictureView } from '../../ui/pictures/picture-view.ts'

/** A category on a tile; a missing name is replaced on screen. */
export type CategoryCardView = { id: number; name: string | null; picture: PictureView | null }

/** The categories shown: active and named (rule P-12), in their order. */
export function toCategoryCards(categories: Page<Category> | readonly Category[]): CategoryCardView[] {
  return asPage(categories)
    .results.filter(({ is_active, name }) => is_active && name?.trim() !== '')
    .map(({ id, name, pictures }) => ({
      id,
      name: name ?? null,
      picture: toPictureView(pictures.cat_image ?? pictures.image),
    }))
}

/** Cuts a list into pages of a size; the last may be shorter. */
export function splitPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size))
}
