const stateCache = 'state'
const stateAddress = '/shown-language'

/**
 * The language in which a page is wanted: its address names it, else it is that of the last page the shop has sent, else the
 * browser's.
 */
export async function getLanguage(address: string): Promise<string> {
  const named = new URL(address).searchParams.get('lang')
  if (named === 'ar' || named === 'en') return named
  const remembered = await (await caches.open(stateCache)).match(stateAddress)
  if (remembered) return await remembered.text()
  return navigator.language.startsWith('ar') ? 'ar' : 'en'
}

export async function rememberLanguage(language: string): Promise<void> {
  await (await caches.open(stateCache)).put(stateAddress, new Response(language))
}
