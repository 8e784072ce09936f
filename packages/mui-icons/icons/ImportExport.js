import { createIcon } from '../src/create-icon.js'

export default createIcon('ImportExport', 'M9 3 5 6.99h3V14h2V6.99h3zm7 14.01V10h-2v7.01h-3L15 21l4-3.99z')
