import { Package } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Inventory2', Package)
