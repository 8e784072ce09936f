import { Link } from 'react-router'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { RefreshButton } from '../../sections/refresh-button.tsx'
import type { FirstReading } from '../../sections/section.ts'
import { SectionBody, SectionTrouble } from '../../sections/section-body.tsx'
import type { SectionReading } from '../../sections/section-query.ts'
import { useSection } from '../../sections/use-section.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { catalogLife } from './catalog-life.ts'
import { catalogPageMessages } from './catalog-pages.late.messages.ts'
import { type CategoryCardView, splitPages, toCategoryCards } from './category-card-view.ts'
import type { OfferView } from './offer-view.ts'
import { OffersTile } from './offers-tile.tsx'

/** Tiles on a page of a desktop: three columns, two rows (rule M-04). */
const tilesPerPage = 6

const options = { breakpoints: { '(max-width: 767px)': { active: false } } }

const categories: SectionReading<readonly CategoryCardView[]> = {
  name: 'categories',
  read: async (signal) => toCategoryCards(await browserApi.catalog.listCategories({}, { signal })),
  lifeMs: catalogLife,
}

type Properties = { first: FirstReading<readonly CategoryCardView[]>; offers: readonly OfferView[] }

/**
 * The categories: on a phone a grid of two rows to swipe, two columns in view and the edge of the third, below the offers; on a
 * desktop a carousel beside them (rules M-03, M-04). They are read again on demand and when stale (rule M-05).
 */
export function CategorySection({ first, offers }: Properties) {
  const t = useMessages(catalogPageMessages)
  const { section, refresh } = useSection(categories, first)
  const isMissing = section.status === 'error' && section.content.length === 0
  return (
    <section className="page mt-6 sm:mt-10">
      <div className="mb-3 sm:mb-5 flex items-center justify-between gap-3">
        <h2 className="text-2xl">{t.categories}</h2>
        <RefreshButton name={t.categories} isBusy={section.status === 'loading'} onPress={refresh} />
      </div>
      {isMissing ? (
        <Frame offers={offers}>
          <SectionTrouble title={t.categoriesUnavailable} section={section} onRetry={refresh} />
        </Frame>
      ) : (
        <SectionBody section={section} onRetry={refresh}>
          <Frame offers={offers}>
            <Tiles categories={section.content} />
          </Frame>
        </SectionBody>
      )}
    </section>
  )
}

/** Shows the offers even when the categories fail. */
function Frame({ offers, children }: { offers: readonly OfferView[]; children: Elements }) {
  return (
    <div className="grid gap-3 md:grid-cols-[3fr_1fr] md:gap-4">
      <OffersTile offers={offers} />
      {children}
    </div>
  )
}

function Tiles({ categories }: { categories: readonly CategoryCardView[] }) {
  const t = useMessages(catalogPageMessages)
  if (categories.length === 0) return <p className="self-center text-muted">{t.noCategories}</p>
  return (
    <Carousel
      label={t.categories}
      options={options}
      className="min-w-0 max-md:-mx-4 max-md:[&>div:last-child]:hidden"
      viewportClassName="max-md:swipe-row md:overflow-hidden"
      trackClassName="max-md:grid max-md:w-max max-md:min-w-full max-md:grid-flow-col max-md:grid-rows-2 max-md:auto-cols-[max(7.5rem,50vw-38px)] max-md:gap-3 max-md:px-4 md:-ms-4"
      slideClassName="max-md:contents md:basis-full md:ps-4"
    >
      {splitPages(categories, tilesPerPage).map((page) => (
        <ul key={page[0]?.id} className="contents md:grid md:grid-cols-3 md:grid-rows-2 md:gap-4">
          {page.map((category) => (
            <CategoryTile key={category.id} category={category} />
          ))}
        </ul>
      ))}
    </Carousel>
  )
}

function CategoryTile({ category: { id, name, picture } }: { category: CategoryCardView }) {
  const t = useMessages(catalogPageMessages)
  return (
    <li className="max-md:snap-start max-md:scroll-ms-4">
      <Link
        to={paths.category(id)}
        className="group flex h-full overflow-hidden md:flex-col rounded-card border border-line bg-card shadow-card transition-shadow hover:shadow-raised focus-visible:outline-offset-[-4px]"
      >
        <span className="block shrink-0 overflow-hidden bg-well max-md:w-14 md:aspect-[4/3]">
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 82rem) 300px, (min-width: 48rem) 24vw, 56px"
            className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.03]"
          />
        </span>
        <span className="grid min-h-14 min-w-0 grow items-center px-2 py-1 font-semibold leading-tight group-hover:text-nile max-md:text-sm md:place-items-center md:px-3 md:py-2 md:text-center md:leading-snug">
          {name ?? t.unnamedCategory}
        </span>
      </Link>
    </li>
  )
}
