import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goBack, show, wordsOf } from '../../../test/show.tsx'
import { VideoGallery } from './video-gallery.tsx'
import type { VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

const video: VideoView = {
  id: 1,
  title: 'How to clean a kettle',
  description: 'In two minutes.',
  picture: null,
  publishedAt: null,
  duration: 40,
  viewCount: null,
  videoUrl: 'https://videos.example/1',
  embedUrl: null,
  type: 'video',
}

it('Back closes a video', async () => {
  const part = await show(<VideoGallery videos={[video]} />)
  await part.getByRole('button', { name: wordsOf(videosMessages, 'en').play({ title: video.title }) }).click()
  const player = page.getByRole('dialog', { name: video.title })
  await expect.element(player).toBeVisible()
  await goBack()
  await expect.element(player).not.toBeInTheDocument()
})
