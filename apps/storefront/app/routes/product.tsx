import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { useTrackOnce } from '../analytics/track.tsx'
import { readPage } from '../api.ts'
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx'
import { chooseColor, coverOf, type ProductChoice } from '../features/catalog/product/product-choice.ts'
import { ProductPage } from '../features/catalog/product/product-page.tsx'
import { describeProduct } from '../features/catalog/product/product-structured-data.ts'
import { type ProductCardView, toProductCards } from '../features/catalog/product-card-view.ts'
import { CompareButton } from '../features/compare/compare-button.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { BuyNowLink } from '../features/orders/buy-now/buy-now-link.tsx'
import { CachedPage, cachedLoader } from '../page-cache/cached-page.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PagePath } from '../shell/page-path.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import { useShell } from '../shell/shell.ts'
import { lateComponent } from '../ui/late-component.ts'
import { StructuredData } from '../ui/structured-data/structured-data.tsx'
import type { Route } from './+types/product.ts'

const MonthlyElectricity = lateComponent(
  async () => (await import('../features/electricity/monthly-electricity.tsx')).MonthlyElectricity,
)
const MonthlyPrice = lateComponent(async () => (await import('../installments/monthly-price.tsx')).MonthlyPrice)
const FitCheck = lateComponent(async () => (await import('../features/fit/fit-check.tsx')).FitCheck)

/** One row on a desktop, two on a phone. */
const shownRelated = 4

export async function loader({ context, params: { productId: id } }: Route.LoaderArgs) {
  const [product, related, electricity, terms] = await readPage(context, (api) =>
    Promise.all([
      api.catalog.getProduct({ params: { id } }),
      api.catalog.listRelatedProducts({ params: { id } }),
      api.electricity.getElectricity(),
      api.delivery.listDeliveryTerms(),
    ]),
  )
  return { product, related: chooseRelated(toProductCards(related)), electricity, terms }
}

/** What can be bought comes first. */
function chooseRelated(related: readonly ProductCardView[]) {
  return related.toSorted((a, b) => Number(b.isInStock) - Number(a.isInStock)).slice(0, shownRelated)
}

export function clientLoader(load: Route.ClientLoaderArgs) {
  return cachedLoader(load)
}

/** The data of another color of the same product is already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const colorOf = ({ searchParams }: URL) => searchParams.get('color')
  const isSameProduct = currentUrl.pathname === nextUrl.pathname
  return isSameProduct && colorOf(currentUrl) !== colorOf(nextUrl) ? false : defaultShouldRevalidate
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, related, electricity, terms } = loaderData
  const { settings, origin } = useShell()
  const [parameters] = useSearchParams()
  useTrackOnce(product.id, () => {
    const { color, price } = chooseColor(product, parameters.get('color'))
    return { kind: 'view_item', things: [{ productId: product.id, colorId: color?.id ?? null, price, quantity: 1 }] }
  })
  const steps = [
    { name: product.category_name, path: paths.category(product.category) },
    { name: product.name, path: paths.product(product.id) },
  ]
  const renderAdd = ({ color, isInStock }: ProductChoice, quantity: number, className: string) => (
    <AddToCartButton
      productId={product.id}
      productName={product.name}
      colorId={color?.id ?? null}
      quantity={quantity}
      isInStock={isInStock}
      size="large"
      className={className}
    />
  )
  return (
    <>
      <PageHead title={product.name} description={product.description} image={coverOf(product)?.image ?? null} />
      <StructuredData data={import.meta.env.SSR && describeProduct(product, { settings, origin, terms })} />
      <PagePath steps={steps} />
      <CachedPage page={loaderData}>
        <ProductPage
          key={product.id}
          product={product}
          related={related}
          settings={settings}
          terms={terms}
          fit={<FitCheck product={product} />}
          electricity={<MonthlyElectricity product={product} electricity={electricity} />}
          renderMonthly={(total) => <MonthlyPrice plans={settings.installment_plans} total={total} />}
          renderPurchase={(choice, quantity) => (
            <>
              {renderAdd(choice, quantity, 'grow max-sm:px-3')}
              <BuyNowLink
                productId={product.id}
                productName={product.name}
                choice={{ color: choice.color?.id, quantity: quantity > 1 ? quantity : undefined }}
                isInStock={choice.isInStock}
                size="large"
                className="grow max-sm:basis-full"
              />
              <div className="flex basis-full flex-wrap">
                <FavoriteButton productId={product.id} productName={product.name} hasText />
                <CompareButton productId={product.id} productName={product.name} hasText />
              </div>
            </>
          )}
          renderBarAction={(choice, quantity) =>
            renderAdd(choice, quantity, 'shrink-0 whitespace-nowrap max-sm:px-4 max-[340px]:px-2')
          }
          renderAction={renderAddToCart}
        />
      </CachedPage>
    </>
  )
}
