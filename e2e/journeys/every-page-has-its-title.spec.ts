import { type Language, languages } from '@shop/contract'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { readHead } from '../pages/head-of-page.ts'
import { openShopClient } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

type Title = Readonly<Record<Language, string>>

const brand: Title = { en: 'Nawwar', ar: 'نوّر' }
const order = '0199aaaa-0000-7000-8000-000000000000'
const payment: Title = { en: 'Your payment', ar: 'الدفع' }

/** Titles of the pages, without the name of the shop. */
const titles: Readonly<Record<string, Title>> = {
  [paths.products()]: { en: 'All products', ar: 'كل المنتجات' },
  [paths.offers()]: { en: 'Offers', ar: 'العروض' },
  [paths.cart()]: { en: 'Shopping cart', ar: 'سلة التسوق' },
  [paths.checkout()]: { en: 'Checkout', ar: 'إتمام الطلب' },
  [paths.paymentSuccess()]: payment,
  '/fail': payment,
  [paths.orderSuccess(order)]: { en: 'Order placed', ar: 'تم تسجيل الطلب' },
  [paths.orders()]: { en: 'My orders', ar: 'طلباتي' },
  [paths.order(order)]: { en: 'Your order', ar: 'طلبك' },
  [paths.linkedOrder('x')]: { en: 'Your order', ar: 'طلبك' },
  [paths.track()]: { en: 'Find my order', ar: 'أين طلبي؟' },
  [paths.register()]: { en: 'Create your account', ar: 'أنشئ حسابك' },
  [paths.login()]: { en: 'Log in', ar: 'تسجيل الدخول' },
  [paths.verifyPhone()]: { en: 'Verify your phone', ar: 'تأكيد رقم الموبايل' },
  [paths.forgotPassword()]: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  [paths.account()]: { en: 'Account settings', ar: 'إعدادات الحساب' },
  [paths.favorites()]: { en: 'Favourites', ar: 'المفضلة' },
  [paths.compare()]: { en: 'Compare products', ar: 'مقارنة المنتجات' },
  [paths.privacyPolicy()]: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  [paths.terms()]: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  [paths.returnPolicy()]: { en: 'Return policy', ar: 'سياسة الاسترجاع' },
  '/no-such-page': { en: 'We can’t find that page', ar: 'لم نجد هذه الصفحة' },
  [paths.product(99_999_999)]: { en: 'We can’t find that page', ar: 'لم نجد هذه الصفحة' },
}

/** Titles of pages whose names are in the catalogue. */
async function catalogTitles(baseURL: string, language: Language): Promise<Record<string, string>> {
  const { catalog } = openShopClient(baseURL, language)
  const product = await catalog.getProduct({ params: { id: '1' } })
  const category = (await catalog.listCategories()).find(({ id }) => id === product.category)
  const buyNow = language === 'ar' ? 'اشترِ الآن' : 'Buy now'
  return {
    [paths.product(1)]: product.name,
    [paths.buyNow(1)]: `${buyNow}: ${product.name}`,
    [paths.category(product.category)]: category?.name ?? '',
  }
}

for (const language of languages) {
  test(`G-03: every address answers with the title of its page (${language})`, once, async ({ request, baseURL }) => {
    const named = Object.entries(titles).map(([path, title]) => [path, title[language]] as const)
    const all = [...named, ...Object.entries(await catalogTitles(baseURL ?? '', language))]
    for (const [path, title] of all) {
      const head = await readHead(request, `${path}?lang=${language}`)
      expect(head.title, path).toBe(`${title} | ${brand[language]}`)
    }
    const home = { en: 'Home and kitchen appliances in Egypt', ar: 'أجهزة منزلية ومطبخ في مصر' }
    const { title } = await readHead(request, `/?lang=${language}`)
    expect(title).toBe(`${brand[language]} | ${home[language]}`)
  })
}

test('G-03: a page opened by a link sets its title', both, async ({ page, words }) => {
  const { language } = words
  const ofFoot = [paths.privacyPolicy(), paths.terms(), paths.returnPolicy(), paths.favorites(), paths.compare()]
  await page.goto(paths.offers())
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const path of ofFoot) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveTitle(`${titles[path]?.[language]} | ${brand[language]}`)
    await expect(page).toHaveURL(path)
  }
  await page.goBack()
  await expect(page).toHaveTitle(`${titles[paths.favorites()]?.[language]} | ${brand[language]}`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
