const hosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be']

/** Whether a link leads to a page of the video platform, by HTTPS. */
export function isVideoLink(link: string): boolean {
  const url = URL.canParse(link) ? new URL(link) : null
  return url?.protocol === 'https:' && hosts.includes(url.host) && url.username === '' && /^\S+$/.test(link)
}

/** The id of the film that a link leads to; null for other pages of the platform, such as a search or a channel. */
export function findFilmId(link: string): string | null {
  if (!isVideoLink(link)) return null
  const { host, pathname, searchParams } = new URL(link)
  const found =
    host === 'youtu.be'
      ? pathname.slice(1)
      : (/^\/(?:shorts|embed|live)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get('v'))
  return found && /^[A-Za-z0-9_-]{11}$/.test(found) ? found : null
}
