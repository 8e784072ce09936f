import { Sun } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Brightness7', Sun)
