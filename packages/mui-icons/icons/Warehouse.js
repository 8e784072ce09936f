import { createIcon } from '../src/create-icon.js'

export default createIcon('Warehouse', 'M22 21V7L12 3 2 7v14h5v-9h10v9zm-11-2H9v2h2zm2-3h-2v2h2zm2 3h-2v2h2z')
