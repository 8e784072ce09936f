import type { SuggestedProduct, Suggestions } from '@shop/contract'
import { LayoutGrid, Search, Shapes } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { type ListQuery, paths } from '../../paths.ts'
import { joinUnits } from '../../ui/amounts/join-units.ts'
import { Price } from '../../ui/amounts/price.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { noteSearchClick } from './note-search-click.ts'
import { SearchGroup, SearchOption } from './search-option.tsx'
import { searchPanelMessages } from './search-panel.late.messages.ts'
import { QueryOption } from './start-options.tsx'
import { rememberSearch } from './use-recent-searches.ts'

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full! border border-line bg-paper px-3 text-sm sm:px-4 sm:text-base [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted'

/** What a text may mean: popular searches, categories, kinds, colours, and products. */
export function SuggestionOptions({ suggested }: { suggested: Suggestions & { query: string } }) {
  const t = useMessages(searchPanelMessages)
  const { queries, categories, types, colors, products, query } = suggested
  const limits = limitsOf(suggested)
  return (
    <>
      {queries.length > 0 && (
        <SearchGroup name="queries" heading={t.queries} isHeadingShown={false}>
          {queries.map((each) => (
            <QueryOption key={each} name={`query-${each}`} query={each} icon={<Search />} />
          ))}
        </SearchGroup>
      )}
      <div className="swipe-row flex gap-2 px-2 pb-2 empty:hidden max-md:-mx-4 max-md:px-6 md:flex-wrap">
        {categories.length > 0 && (
          <SearchGroup name="categories" heading={t.categories} isHeadingShown={false} className="contents">
            {categories.map(({ id, name }) => (
              <SearchOption key={id} name={`category-${id}`} to={paths.category(id, limits)} className={chip}>
                <LayoutGrid aria-hidden="true" />
                <bdi>{name}</bdi>
              </SearchOption>
            ))}
          </SearchGroup>
        )}
        {types.length > 0 && (
          <SearchGroup name="kinds" heading={t.kinds} isHeadingShown={false} className="contents">
            {types.map(({ key, name }) => (
              <SearchOption
                key={key}
                name={`type-${key}`}
                to={paths.products({ type: [key], ...limits })}
                className={chip}
              >
                <Shapes aria-hidden="true" />
                <bdi>{name}</bdi>
              </SearchOption>
            ))}
          </SearchGroup>
        )}
        <ColorOptions colors={colors} limits={limits} />
      </div>
      {products.length > 0 && (
        <SearchGroup name="products" heading={t.products} isHeadingShown={false}>
          {products.map((product) => (
            <ProductOption key={product.id} product={product} query={query} />
          ))}
        </SearchGroup>
      )}
    </>
  )
}

/** The limits of the price, which each list keeps. */
function limitsOf({ price }: Suggestions): ListQuery {
  const limit = (pounds: number | null | undefined) => String(pounds ?? '')
  return { min_price: limit(price?.min), max_price: limit(price?.max) }
}

function ColorOptions({ colors, limits }: Pick<Suggestions, 'colors'> & { limits: ListQuery }) {
  const t = useMessages(searchPanelMessages)
  if (colors.length === 0) return null
  return (
    <SearchGroup name="colors" heading={t.colors} isHeadingShown={false} className="contents">
      {colors.map(({ type, type_name, hex_value, name }) => (
        <SearchOption
          key={`${type} ${hex_value}`}
          name={`color-${type}-${hex_value.slice(1)}`}
          to={paths.products({ type: [type], color: [hex_value.slice(1)], ...limits })}
          className={chip}
        >
          <Swatch hex={hex_value} />
          <span>
            <bdi>{type_name}</bdi> · <bdi>{name}</bdi>
          </span>
        </SearchOption>
      ))}
    </SearchGroup>
  )
}

/** Opens the product by a full page load (rule P-06), which replaces the box's entry in the history. */
function ProductOption({ product, query }: { product: SuggestedProduct; query: string }) {
  const path = paths.product(product.id, product.color_id)
  function open(event: MouseEvent) {
    rememberSearch(query)
    noteSearchClick(query, product.id)
    if (event.ctrlKey || event.metaKey || event.shiftKey || !window.history.state?.depth) return
    event.preventDefault()
    window.location.replace(path)
  }
  return (
    <SearchOption
      name={`product-${product.id}`}
      to={path}
      isDocument
      onChoose={open}
      className="flex items-center gap-3 p-2"
    >
      <Picture
        picture={product.picture}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-control bg-well object-contain"
      />
      <span className="grid min-w-0">
        <span className="line-clamp-2 font-semibold leading-snug">{joinUnits(product.name)}</span>
        <span className="truncate text-muted text-sm">
          <span>{`${product.category_name} · `}</span>
          <bdi>{product.brand}</bdi>
        </span>
        <Price egp={product.price} originalEgp={product.original_price} className="text-sm" />
      </span>
    </SearchOption>
  )
}
