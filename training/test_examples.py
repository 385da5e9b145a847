"""Run with: python -m unittest"""

import random
import unittest

import numpy as np

from examples import hide, lowercase_start, make_texts, renumber, roughen
from made_up_sentences import LANGUAGES, TEMPLATES, fill, separate_thousands
from token_lists import TokenLists


class ExamplesTest(unittest.TestCase):
    def setUp(self):
        random.seed(1)

    def test_starts_in_lower_case_after_a_semicolon(self):
        self.assertEqual(lowercase_start('Could you tell Anna?', 'en'), 'could you tell Anna?')
        self.assertEqual(lowercase_start("I'm tired.", 'en'), "I'm tired.")
        self.assertEqual(lowercase_start('¿Podrías decírselo?', 'es'), '¿podrías decírselo?')
        self.assertEqual(lowercase_start('¡Ven!', 'es'), '¡ven!')
        self.assertEqual(lowercase_start('Könntest du es Anna sagen?', 'de'), 'könntest du es Anna sagen?')
        self.assertEqual(lowercase_start('Züge sind laut.', 'de'), 'Züge sind laut.')

    def test_keeps_rough_text_out_of_the_targets(self):
        pairs = [('It is cold today.', 'Hoy hace frío.')] * 200
        texts = make_texts(pairs, 'es')
        self.assertTrue(any(english != rough for english, _, rough, _ in texts))
        for english, foreign, rough_english, rough_foreign in texts:
            self.assertNotEqual(english, foreign)
            self.assertNotIn(english, (foreign.lower(), rough_foreign))
            if (english, foreign) == pairs[0]:
                self.assertIn('cold', rough_english.lower())
                self.assertIn('frío', rough_foreign.lower())

    def test_changes_both_sentences_alike(self):
        text, translation = renumber('I have 12 cats.', 'Tengo 12 gatos.')
        self.assertEqual(text.split()[2], translation.split()[1])
        self.assertIsNone(renumber('I have 12 cats.', 'Tengo doce gatos.'))
        text, translation = hide('Anna is here.', 'Anna está aquí.')
        self.assertEqual(text.split()[0], translation.split()[0])
        self.assertRegex(text, '^<x[1-4]> is here')

    def test_keeps_numbers_in_rough_text(self):
        for _ in range(20):
            self.assertIn('1,200', roughen('It costs 1,200 euros.'))

    def test_separates_thousands_as_each_language_does(self):
        self.assertEqual(separate_thousands(1200, 'en'), '1,200')
        self.assertEqual(separate_thousands(1234567, 'de'), '1.234.567')
        self.assertEqual(separate_thousands(1200, 'fr'), '1 200')

    def test_fills_every_template(self):
        for template in TEMPLATES:
            for language in LANGUAGES[1:]:
                for sentence in fill(template, language):
                    self.assertNotRegex(sentence, '[{}]')


class TokenListsTest(unittest.TestCase):
    def test_converts_and_selects(self):
        lists = TokenLists.from_lists([[5, 6], [7], [], [8, 8, 9]])
        self.assertEqual([lists[i] for i in range(4)], [[5, 6], [7], [], [8, 8, 9]])
        chosen = lists.select(np.array([3, 0]))
        self.assertEqual([chosen[0], chosen[1]], [[8, 8, 9], [5, 6]])
        self.assertEqual(lists.count_distinct().tolist(), [2, 1, 0, 2])
        matrix, lengths = lists.pad(2)
        self.assertEqual(matrix.tolist(), [[5, 6], [7, 0], [0, 0], [8, 8]])
        self.assertEqual(lengths.tolist(), [2, 1, 0, 2])

    def test_ends_a_row_at_its_first_zero(self):
        lists = TokenLists.from_padded(np.array([[3, 4, 0], [0, 5, 0], [1, 2, 3]]))
        self.assertEqual([lists[i] for i in range(3)], [[3, 4], [], [1, 2, 3]])


if __name__ == '__main__':
    unittest.main()
