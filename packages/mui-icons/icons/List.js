import { createIcon } from '../src/create-icon.js'

export default createIcon('List', 'M3 13h2v-2H3zm0 4h2v-2H3zm0-8h2V7H3zm4 4h14v-2H7zm0 4h14v-2H7zM7 7v2h14V7z')
