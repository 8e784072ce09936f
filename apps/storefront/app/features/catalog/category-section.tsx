import { BadgePercent } from 'lucide-react'
import type { ReactNode } from 'react'
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
import { Picture } from '../../ui/pictures/picture.tsx'
import { catalogLife } from './catalog-life.ts'
import { catalogPageMessages } from './catalog-pages.late.messages.ts'
import { type CategoryCardView, splitPages, toCategoryCards } from './category-card-view.ts'

/** Tiles on a page of a desktop: three columns, two rows (rule M-04). */
const tilesPerPage = 6

const options = { breakpoints: { '(max-width: 767px)': { active: false } } }

const categories: SectionReading<readonly CategoryCardView[]> = {
  name: 'categories',
  read: async (signal) => toCategoryCards(await browserApi.catalog.listCategories({}, { signal })),
  lifeMs: catalogLife,
}

/**
 * The categories: a column on a phone, a carousel on a desktop, with the offers beside them (rules M-03, M-04). They
 * are read again on demand and when stale (rule M-05).
 */
export function CategorySection({ first }: { first: FirstReading<readonly CategoryCardView[]> }) {
  const t = useMessages(catalogPageMessages)
  const { section, refresh } = useSection(categories, first)
  const isMissing = section.status === 'error' && section.content.length === 0
  return (
    <section className="page mt-10">
      <div className="mb-5 flex items-center justify-between gap-3">
        <h2 className="text-2xl">{t.categories}</h2>
        <RefreshButton name={t.categories} isBusy={section.status === 'loading'} onPress={refresh} />
      </div>
      {isMissing ? (
        <Frame>
          <SectionTrouble title={t.categoriesUnavailable} section={section} onRetry={refresh} />
        </Frame>
      ) : (
        <SectionBody section={section} onRetry={refresh}>
          <Frame>
            <Tiles categories={section.content} />
          </Frame>
        </SectionBody>
      )}
    </section>
  )
}

/** Shows the offers even when the categories fail. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3 md:grid-cols-[3fr_1fr] md:gap-4">
      <OffersTile />
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
      className="min-w-0 max-md:[&>div:last-child]:hidden"
      trackClassName="max-md:grid max-md:grid-cols-2 max-md:gap-3 md:-ms-4"
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
    <li>
      <Link
        to={paths.category(id)}
        className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow hover:shadow-raised focus-visible:outline-offset-[-4px]"
      >
        <span className="block aspect-[4/3] overflow-hidden bg-well">
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 82rem) 300px, (min-width: 48rem) 24vw, 48vw"
            className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.03]"
          />
        </span>
        <span className="grid min-h-14 grow place-items-center px-3 py-2 text-center font-semibold leading-snug group-hover:text-nile">
          {name ?? t.unnamedCategory}
        </span>
      </Link>
    </li>
  )
}

/** A link to the offers: across the top on a phone, a tall tile at the end on a desktop. */
function OffersTile() {
  const t = useMessages(catalogPageMessages)
  return (
    <Link
      to={paths.offers()}
      className="group flex items-center gap-4 overflow-hidden rounded-card bg-nile-deep p-5 text-on-night transition-shadow hover:shadow-raised md:order-last md:mb-13 md:flex-col md:items-start md:justify-end md:p-7"
    >
      <BadgePercent aria-hidden="true" strokeWidth={1.5} className="size-14 shrink-0 text-lamp md:mb-auto md:size-24" />
      <span className="grid gap-1">
        <span className="font-extrabold text-xl md:text-3xl">{t.offers}</span>
        <span className="opacity-90">{t.offersHint}</span>
        <span className="mt-2 font-semibold underline decoration-2 decoration-lamp underline-offset-6 max-md:hidden">
          {t.seeOffers}
        </span>
      </span>
    </Link>
  )
}
