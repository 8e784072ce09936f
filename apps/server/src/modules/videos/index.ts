export { registerVideos } from './videos.routes.ts'
export { registerVideosStaff } from './videos.staff-routes.ts'
