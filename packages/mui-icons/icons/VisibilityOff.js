import { EyeOff } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('VisibilityOff', EyeOff)
