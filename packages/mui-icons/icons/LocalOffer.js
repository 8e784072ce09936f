import { Tag } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('LocalOffer', Tag)
