export { registerVideos } from './videos.routes.ts'
