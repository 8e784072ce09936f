import { Moon } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Brightness4', Moon)
