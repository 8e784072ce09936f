import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ArabicForms, MessageSet } from '@shop/i18n'
import { expect, it } from 'vitest'
import { root } from './lib/run.ts'

/** What is counted, by its singular: the plural that goes with 3 to 10. With 11 to 99 goes the accusative of the singular. */
const plurals: Record<string, string> = {
  إيصال: 'إيصالات',
  تعديل: 'تعديلات',
  تقييم: 'تقييمات',
  ثانية: 'ثوانٍ',
  حرف: 'حروف',
  حقل: 'حقول',
  خطأ: 'أخطاء',
  دفعة: 'مدفوعات',
  دقيقة: 'دقائق',
  ساعة: 'ساعات',
  سطر: 'أسطر',
  سعر: 'أسعار',
  سنة: 'سنوات',
  شحنة: 'شحنات',
  شهر: 'شهور',
  صورة: 'صور',
  طلب: 'طلبات',
  عنصر: 'عناصر',
  فلتر: 'فلاتر',
  قطعة: 'قطع',
  كود: 'أكواد',
  لون: 'ألوان',
  محافظة: 'محافظات',
  مرتجع: 'مرتجعات',
  مشاهدة: 'مشاهدات',
  مكالمة: 'مكالمات',
  منتج: 'منتجات',
  يوم: 'أيام',
}

/** `يوم عمل` are two words, of which the first has no ending of its own. */
function accusativeOf(singular: string, next: string): string {
  if (singular.endsWith('ة') || next === 'عمل') return singular
  return singular.endsWith('أ') ? `${singular}ً` : `${singular}ًا`
}

/** The first two words behind the number, or of a text whose number stands elsewhere. */
function countedWords(text: string): string[] {
  const counted = text.split('{count}').at(-1) ?? ''
  return counted
    .split(/[\s،.:]+/)
    .filter(Boolean)
    .slice(0, 2)
}

const files = globSync('apps/{storefront/app,dashboard/src}/**/*.messages.ts', { cwd: root })
const modules: Record<string, MessageSet | undefined>[] = await Promise.all(
  files.map((file) => import(pathToFileURL(join(root, file)).href)),
)
const texts = modules
  .flatMap(Object.values)
  .flatMap((set: MessageSet | undefined) =>
    Object.entries(set?.messages ?? {}).flatMap(([key, { ar }]) =>
      typeof ar === 'string' ? [] : [[`${set?.id}.${key}`, ar] as [string, ArabicForms]],
    ),
  )

it('counted texts are found', () => {
  expect(texts.length).toBeGreaterThan(50)
})

it.each(texts)(
  '%s counts in Arabic with the plural from 3, and the accusative from 11',
  (_name, { few, many, other }) => {
    // A number without what it counts, such as "add 5", has one form.
    if (few === other && many === other) return
    const [singular = '', next = ''] = countedWords(other)
    const forms = [few, many].map((form) => countedWords(form)[0])
    expect(forms).toEqual([plurals[singular], accusativeOf(singular, next)])
  },
)
