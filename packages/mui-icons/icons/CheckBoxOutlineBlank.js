import { Square } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('CheckBoxOutlineBlank', Square)
