export { registerVideos, registerVideosStaff } from './videos.routes.ts'
