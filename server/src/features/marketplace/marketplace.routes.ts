import { forAdmin, forAnyone, forSignedIn } from '../../http/procedures.ts'
import { dropSearch } from '../people/keep-search.ts'
import { addCategory } from './categories/add-category.ts'
import { listCategories } from './categories/categories.queries.ts'
import { changeCategory, moveCategory } from './categories/change-category.ts'
import { editListing } from './edit-listing.ts'
import { keepListing, letListingGo } from './favourites/keep-listing.ts'
import { getListing } from './find-listing.ts'
import { listOwn, readSelling } from './list-own.ts'
import { publishListing } from './publish-listing.ts'
import { answerQuestion, askQuestion, removeQuestion } from './questions/ask-question.ts'
import { listQuestions } from './questions/questions.queries.ts'
import { readEditable } from './read-own.ts'
import { removeListing } from './remove-listing.ts'
import { saveDraft } from './save-draft.ts'
import { countListings } from './search/count-listings.ts'
import { listFavourites, listOfSeller, listSimilar } from './search/list-cards.ts'
import { searchListings } from './search/search-listings.ts'
import { listListingSearches, saveListingSearch } from './searches/listing-searches.ts'
import { renewListing, setState } from './set-state.ts'

const all = forAnyone.marketplace
const her = forSignedIn.marketplace
const staff = forAdmin.marketplace

export const marketplaceRoutes = {
  categories: all.categories.handler(({ context }) => listCategories(context)),
  addCategory: staff.addCategory.handler(({ context, input }) => addCategory(context, input)),
  changeCategory: staff.changeCategory.handler(({ context, input }) => changeCategory(context, input)),
  moveCategory: staff.moveCategory.handler(({ context, input }) => moveCategory(context, input)),
  search: all.search.handler(({ context, input }) => searchListings(context, input)),
  count: all.count.handler(({ context, input }) => countListings(context, input)),
  get: all.get.handler(({ context, input }) => getListing(context, input.id)),
  similar: all.similar.handler(({ context, input }) => listSimilar(context, input.id)),
  ofSeller: all.ofSeller.handler(({ context, input }) => listOfSeller(context, input)),
  questions: all.questions.handler(({ context, input }) => listQuestions(context, input)),
  selling: her.selling.handler(({ context }) => readSelling(context)),
  mine: her.mine.handler(({ context, input }) => listOwn(context, input)),
  editable: her.editable.handler(({ context, input }) => readEditable(context, input.id)),
  saveDraft: her.saveDraft.handler(({ context, input }) => saveDraft(context, input)),
  publish: her.publish.handler(({ context, input }) => publishListing(context, input)),
  edit: her.edit.handler(({ context, input }) => editListing(context, input)),
  setState: her.setState.handler(({ context, input }) => setState(context, input)),
  renew: her.renew.handler(({ context, input }) => renewListing(context, input.id)),
  remove: her.remove.handler(({ context, input }) => removeListing(context, input.id)),
  save: her.save.handler(({ context, input }) => keepListing(context, input.id)),
  unsave: her.unsave.handler(({ context, input }) => letListingGo(context, input.id)),
  favourites: her.favourites.handler(({ context, input }) => listFavourites(context, input)),
  savedSearches: her.savedSearches.handler(({ context }) => listListingSearches(context)),
  saveSearch: her.saveSearch.handler(({ context, input }) => saveListingSearch(context, input)),
  forgetSearch: her.forgetSearch.handler(({ context, input }) => dropSearch(context, input.id)),
  ask: her.ask.handler(({ context, input }) => askQuestion(context, input)),
  answer: her.answer.handler(({ context, input }) => answerQuestion(context, input)),
  removeQuestion: her.removeQuestion.handler(({ context, input }) => removeQuestion(context, input.id)),
}
