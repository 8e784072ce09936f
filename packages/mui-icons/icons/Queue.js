import { CopyPlus } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Queue', CopyPlus)
