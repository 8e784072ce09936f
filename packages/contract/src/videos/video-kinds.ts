/** What a video is on its platform. */
export const videoKinds = ['shorts', 'video'] as const
