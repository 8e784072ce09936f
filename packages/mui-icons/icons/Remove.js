import { Minus } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Remove', Minus)
