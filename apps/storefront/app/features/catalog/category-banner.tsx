import type { Category } from '@shop/contract'
import { Picture } from '../../ui/pictures/picture.tsx'

/** The wide picture of a category above its products; nothing without one. */
export function CategoryBanner({ category }: { category: Category }) {
  const { wall_image } = category.pictures
  if (!wall_image) return null
  return (
    <div className="mt-1 mb-4 sm:mb-6 aspect-[7/2] overflow-hidden rounded-card bg-well sm:aspect-[5/1]">
      <Picture
        picture={wall_image}
        alt=""
        sizes="(min-width: 82rem) 1264px, 100vw"
        isEager
        className="size-full object-cover"
      />
    </div>
  )
}
