import { createIcon } from '../src/create-icon.js'

export default createIcon('ViewCarousel', 'M2 7h4v10H2zm5 12h10V5H7zM18 7h4v10h-4z')
