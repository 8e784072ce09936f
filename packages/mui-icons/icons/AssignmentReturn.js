import { PackageX } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('AssignmentReturn', PackageX)
